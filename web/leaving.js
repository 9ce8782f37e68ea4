// Leaving a table, or the room in which it is laid: what becomes of it depends on who leaves.

import { leave, toLobby } from "./actions.js";
import { leaveRoom } from "./company.js";
import { change, page } from "./page.js";

export function leaveTable() {
  const { company } = page;
  if (!company) return leave();
  if (company.standing === "out") return leaveRoom();
  if (company.role !== "host") {
    const sitting = company.room.playing && company.room.places?.some(({ owner }) => owner === company.member);
    if (!sitting || page.table?.end) return leaveRoom();
  }
  change({
    dialog:
      company.role === "host"
        ? {
            name: "leave-room",
            ways: [
              { key: "leave-later", go: toLobby },
              { key: "leave-room-ever", go: leaveRoom },
            ],
          }
        : {
            name: "leave-guest",
            ways: [
              { key: "leave-guest-sure", go: leaveRoom },
              { key: "leave-not", go: () => {} },
            ],
          },
  });
}
