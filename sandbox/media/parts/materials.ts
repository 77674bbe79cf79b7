/** Colours of an item's material: face from top to bottom, dark body behind it, lit edge. */
export interface Material {
  face: [top: string, upper: string, lower: string, bottom: string];
  body: string;
  bodyDeep: string;
  rim: string;
  shine: string;
}

export const MATERIALS = {
  gold: {
    face: ["#fff6cf", "#ffd667", "#d98e1f", "#8a4a0d"],
    body: "#5a2c0a",
    bodyDeep: "#250f04",
    rim: "#ffe7a3",
    shine: "#fffbe6",
  },
  silver: {
    face: ["#ffffff", "#cfdbe8", "#7e93ab", "#44546b"],
    body: "#2c394c",
    bodyDeep: "#111824",
    rim: "#e8f2ff",
    shine: "#ffffff",
  },
  jade: {
    face: ["#f1fff4", "#8fe8b8", "#2f9e74", "#0d5348"],
    body: "#0a3b38",
    bodyDeep: "#041a1b",
    rim: "#c4ffe0",
    shine: "#f3fff8",
  },
  sapphire: {
    face: ["#f0fbff", "#7fd0ff", "#2b7de0", "#173a94"],
    body: "#12276b",
    bodyDeep: "#070d2d",
    rim: "#b6e6ff",
    shine: "#f2fbff",
  },
  amethyst: {
    face: ["#fdf3ff", "#d9a2ff", "#8f4fe0", "#4a2394"],
    body: "#331868",
    bodyDeep: "#12072b",
    rim: "#ecc9ff",
    shine: "#fdf5ff",
  },
  ruby: {
    face: ["#fff1ec", "#ff9a85", "#e0352f", "#7f1020"],
    body: "#560c1c",
    bodyDeep: "#22040b",
    rim: "#ffc6b5",
    shine: "#fff4ef",
  },
  copper: {
    face: ["#fff0dd", "#f3b27a", "#b5652c", "#5f2a10"],
    body: "#44200f",
    bodyDeep: "#1b0b05",
    rim: "#ffd9b0",
    shine: "#fff5e8",
  },
  ivory: {
    face: ["#ffffff", "#fdf3dc", "#dcc79c", "#94794d"],
    body: "#5b4628",
    bodyDeep: "#271c0e",
    rim: "#fffbee",
    shine: "#ffffff",
  },
} satisfies Record<string, Material>;

export type MaterialName = keyof typeof MATERIALS;
