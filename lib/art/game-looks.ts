/** Color and pattern that distinguish a game. */
export interface GameLook {
  /** Its key color, as #rrggbb. */
  color: string;
  /** Name of its icon in the set of game-icons.net. */
  icon: string;
}

/** The games of the sample catalog; a game that an operator adds may get a row, else it has initials. */
export const GAME_LOOKS: Readonly<Record<string, GameLook>> = {
  曜日战歌: { color: "#3346d3", icon: "winged-sword" },
  孤屿行动: { color: "#e08a12", icon: "parachute" },
  九霄长歌: { color: "#0f8a70", icon: "cloud-ring" },
  赤线突击: { color: "#d9202e", icon: "crosshair" },
  浮空纪行: { color: "#1f9be0", icon: "floating-crystal" },
  巅峰十一人: { color: "#2c9e2f", icon: "soccer-ball" },
  方屿物语: { color: "#a9622f", icon: "cubes" },
  灵契牌谱: { color: "#7d2fc9", icon: "card-pick" },
  极漂纪元: { color: "#f2c500", icon: "race-car" },
};
