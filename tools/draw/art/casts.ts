import type { Cast } from "./hero";

/** The people of each game that has any. */

const HAIR = ["#2b2433", "#5b3a29", "#8a5a34", "#d9b36c", "#c9c9d6", "#a33b2e"] as const;

export const MOBA: Cast = {
  hair: ["#2b2433", "#dfe4f2", "#b0372f", "#e2b54c", "#5c6bd8", "#7a3b8f", "#3f8f86"],
  cloth: ["#28408f", "#6b2336", "#2d5a4d", "#4a2f7a", "#8a5a1e", "#2c3044"],
  trim: ["#f2c14e", "#e4574c", "#59c3e6", "#d9dfee", "#9a6bf0"],
  roles: [
    {
      back: ["none", "swept"],
      fringe: ["spiky", "wild", "back"],
      eyes: ["fierce"],
      mouth: ["firm", "smirk", "shout"],
      body: ["plate", "fur"],
      headgear: ["none", "horns", "helm", "band", "crown"],
      extra: ["none", "scar", "beard", "paint"],
    },
    {
      back: ["long", "swept", "pony"],
      fringe: ["curtain", "swoop", "bangs"],
      eyes: ["calm", "bright"],
      mouth: ["firm", "smile"],
      body: ["gown", "robe", "fur"],
      headgear: ["circlet", "flower", "none", "crown", "halo"],
      extra: ["none", "mark", "blush"],
      elf: true,
    },
    {
      back: ["none", "pony", "long"],
      fringe: ["swoop", "spiky"],
      eyes: ["sly", "fierce"],
      mouth: ["smirk", "firm"],
      body: ["jacket", "robe"],
      headgear: ["hood", "feather", "band", "none"],
      extra: ["mask", "none", "paint"],
      elf: true,
    },
    {
      back: ["long", "swept"],
      fringe: ["curtain", "bangs"],
      eyes: ["sly", "calm"],
      mouth: ["smirk", "smile"],
      body: ["robe", "gown"],
      headgear: ["hat", "circlet", "horns"],
      extra: ["none", "mark"],
    },
  ],
};

export const FANTASY: Cast = {
  hair: ["#1f1c26", "#1f1c26", "#2d2530", "#e8e6ee", "#4a2f2a", "#26343f"],
  cloth: ["#e9efe9", "#1f6b5a", "#234b6e", "#8a2f3a", "#3a3350", "#4f7a6a"],
  trim: ["#1f7f68", "#c9a24a", "#b5413f", "#3d6fa8", "#2c2c3a"],
  roles: [
    {
      back: ["long", "pony", "swept"],
      fringe: ["curtain", "back", "swoop"],
      eyes: ["calm", "fierce", "sly"],
      mouth: ["firm", "smirk"],
      body: ["robe"],
      headgear: ["guan", "guan", "band", "none"],
      extra: ["none", "none", "mark", "beard"],
    },
    {
      back: ["long", "pony", "knot"],
      fringe: ["curtain", "bangs", "swoop"],
      eyes: ["calm", "bright"],
      mouth: ["smile", "firm"],
      body: ["robe", "gown"],
      headgear: ["flower", "circlet", "none"],
      extra: ["mark", "blush", "none"],
    },
  ],
};

export const ANIME: Cast = {
  hair: ["#7fd1e8", "#f3a6bf", "#f5d77e", "#8f7be0", "#ece9f5", "#4a5fb8", "#e8734f", "#5fbf8f"],
  cloth: ["#2f7fb8", "#ffffff", "#3d3a66", "#e8ecf5", "#6fbfae", "#7a4fa0"],
  trim: ["#f7c948", "#3aa7de", "#f27d9c", "#5ad0b0", "#7d6bf0"],
  roles: [
    {
      back: ["tails", "long", "bob", "pony", "swept"],
      fringe: ["bangs", "curtain", "swoop", "spiky"],
      eyes: ["bright"],
      mouth: ["smile", "grin", "firm"],
      body: ["gown", "jacket", "robe"],
      headgear: ["ears", "flower", "none", "halo", "hat", "feather", "circlet"],
      extra: ["blush", "none"],
      elf: true,
    },
    {
      back: ["none", "none", "pony"],
      fringe: ["spiky", "swoop", "wild"],
      eyes: ["bright", "calm", "fierce"],
      mouth: ["smirk", "smile", "firm"],
      body: ["jacket", "plate", "fur"],
      headgear: ["none", "band", "feather", "circlet"],
      extra: ["none"],
    },
  ],
};

export const ROYALE: Cast = {
  hair: HAIR,
  cloth: ["#6b6a3a", "#8a6a3a", "#4a5340", "#b0803a", "#5a4632", "#e06a9a"],
  trim: ["#f0a52a", "#d8452f", "#e8e0c8", "#3f4a3a", "#f08ab4"],
  roles: [
    {
      back: ["none", "pony"],
      fringe: ["short", "spiky", "swoop"],
      eyes: ["fierce", "sly", "calm"],
      mouth: ["firm", "smirk"],
      body: ["vest", "jacket"],
      headgear: ["tactical", "cap", "headset", "band", "hood"],
      extra: ["none", "mask", "paint", "scar", "beard"],
    },
  ],
};

export const SHOOTER: Cast = {
  hair: HAIR,
  cloth: ["#2f333c", "#4a2a2c", "#3d4048", "#5a1f24", "#23262e"],
  trim: ["#e5323c", "#ff5b4a", "#c9ced8", "#8a1c24"],
  roles: [
    {
      back: ["none", "bob"],
      fringe: ["short", "back"],
      eyes: ["fierce", "sly"],
      mouth: ["firm"],
      body: ["vest"],
      headgear: ["tactical", "headset", "hood"],
      extra: ["mask", "none", "paint", "scar"],
    },
  ],
};

export const SPORTS: Cast = {
  hair: ["#2b2433", "#5b3a29", "#8a5a34", "#d9b36c", "#1d1a20"],
  cloth: ["#1c8f3c", "#d8e8f5", "#c0392b", "#1f4fa0", "#f0c63c", "#202830"],
  trim: ["#ffffff", "#f6d24a", "#0f3d20", "#14284a"],
  roles: [
    {
      back: ["none", "none", "none", "none", "knot"],
      fringe: ["short", "back", "spiky", "swoop"],
      eyes: ["fierce", "calm"],
      mouth: ["firm", "grin", "smile", "shout"],
      body: ["jersey"],
      headgear: ["none", "none", "none", "band"],
      extra: ["none", "none", "none", "beard"],
    },
  ],
};
