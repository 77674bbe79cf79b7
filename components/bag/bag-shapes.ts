/** Material of a part of a drawn bag. */
export type Tone = "leather" | "deep" | "pale" | "metal" | "strap" | "stitch" | "shine";

/** Leather color, derived from the brand's theme. */
export type Leather = "brown" | "wine" | "night" | "rose";

interface BagPart {
  tone: Tone;
  d: string;
}

export interface BagShape {
  name: string;
  /** Where this shape shows its age first. */
  note: string;
  leather: Leather;
  parts: readonly BagPart[];
}

/** Generic bags, drawn in a 200 × 200 box, all standing on the line y = 178. */
export const BAG_SHAPES: readonly BagShape[] = [
  {
    name: "口盖",
    note: "锁扣的槽口看真假",
    leather: "brown",
    parts: [
      { tone: "strap", d: "M46 84C54 16 146 16 154 84" },
      {
        tone: "leather",
        d: "M26 86a10 10 0 0 1 10-10H164a10 10 0 0 1 10 10L180 166a12 12 0 0 1-12 12H32a12 12 0 0 1-12-12Z",
      },
      {
        tone: "deep",
        d: "M26 86a10 10 0 0 1 10-10H164a10 10 0 0 1 10 10l2 28C150 138 124 146 100 146S50 138 24 114Z",
      },
      { tone: "shine", d: "M36 80H164a6 6 0 0 1 6 6H30a6 6 0 0 1 6-6Z" },
      { tone: "stitch", d: "M31 110C56 131 78 139 100 139s44-8 69-29M28 168H172" },
      {
        tone: "metal",
        d: "M86 126h28v22a8 8 0 0 1-8 8H94a8 8 0 0 1-8-8ZM46 78h14v12H46zM140 78h14v12h-14z",
      },
      { tone: "deep", d: "M97 136h6v11h-6z" },
    ],
  },
  {
    name: "托特",
    note: "装得下电脑，底角最先旧",
    leather: "night",
    parts: [
      { tone: "strap", d: "M66 88C66 32 84 22 100 22s34 10 34 66" },
      { tone: "leather", d: "M30 76H170L182 170a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z" },
      { tone: "deep", d: "M22 142H178l4 28a8 8 0 0 1-8 8H26a8 8 0 0 1-8-8Z" },
      { tone: "shine", d: "M30 76H170l1 8H29Z" },
      { tone: "stitch", d: "M34 92H166M24 150H176M46 98 38 136M154 98l8 38" },
      { tone: "metal", d: "M59 82h14v18H59zM127 82h14v18h-14z" },
      { tone: "pale", d: "M88 104h24v16H88z" },
    ],
  },
  {
    name: "水桶",
    note: "抽绳磨皮，看内圈",
    leather: "wine",
    parts: [
      { tone: "strap", d: "M54 70C58 6 142 6 146 70" },
      {
        tone: "leather",
        d: "M48 62C66 56 134 56 152 62L166 168a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10Z",
      },
      {
        tone: "deep",
        d: "M37 152H163l3 16a10 10 0 0 1-10 10H44a10 10 0 0 1-10-10ZM48 62C66 56 134 56 152 62L154 76C132 70 68 70 46 76Z",
      },
      { tone: "shine", d: "M58 84 50 146H58L66 84Z" },
      { tone: "stitch", d: "M40 146H160M46 84C70 78 130 78 154 84" },
      { tone: "pale", d: "M92 76 84 120l6 2 8-44ZM108 76l8 44-6 2-8-44Z" },
      {
        tone: "metal",
        d: "M62 66a4.500 4.500 0 1 0 .1 0ZM81 64a4.500 4.500 0 1 0 .1 0ZM100 63a4.500 4.500 0 1 0 .1 0ZM119 64a4.500 4.500 0 1 0 .1 0ZM138 66a4.500 4.500 0 1 0 .1 0Z",
      },
    ],
  },
  {
    name: "枕头",
    note: "两端的包边先起毛",
    leather: "rose",
    parts: [
      { tone: "strap", d: "M66 96C68 40 132 40 134 96" },
      {
        tone: "leather",
        d: "M38 86H162c18 0 28 18 28 46s-10 46-28 46H38c-18 0-28-18-28-46s10-46 28-46Z",
      },
      {
        tone: "deep",
        d: "M38 86c-18 0-28 18-28 46s10 46 28 46c10 0 14-22 14-46S48 86 38 86ZM162 86c18 0 28 18 28 46s-10 46-28 46c-10 0-14-22-14-46s4-46 14-46Z",
      },
      { tone: "stitch", d: "M58 94V170M142 94V170M58 120H142" },
      { tone: "metal", d: "M44 82H156v6H44zM148 82h8v18h-8zM60 92h12v14H60zM128 92h12v14h-12z" },
    ],
  },
  {
    name: "半月",
    note: "拉链走一遍，听声音",
    leather: "night",
    parts: [
      { tone: "strap", d: "M26 96C36 10 164 10 174 96" },
      { tone: "leather", d: "M16 92H184C184 150 148 178 100 178S16 150 16 92Z" },
      { tone: "deep", d: "M16 92H184l-2 16H18Z" },
      { tone: "stitch", d: "M26 118C34 152 64 169 100 169s66-17 74-51" },
      { tone: "shine", d: "M30 124c6 18 18 30 34 36l-4 4C42 156 30 142 24 124Z" },
      {
        tone: "metal",
        d: "M30 97H150v5H30zM146 95h10v24a5 5 0 0 1-10 0ZM18 84h14v12H18zM168 84h14v12h-14z",
      },
    ],
  },
  {
    name: "手拿",
    note: "折痕看皮的年纪",
    leather: "brown",
    parts: [
      {
        tone: "leather",
        d: "M14 88a8 8 0 0 1 8-8H178a8 8 0 0 1 8 8V170a8 8 0 0 1-8 8H22a8 8 0 0 1-8-8Z",
      },
      { tone: "deep", d: "M14 88a8 8 0 0 1 8-8H178a8 8 0 0 1 8 8L108 142a14 14 0 0 1-16 0Z" },
      { tone: "stitch", d: "M22 92 96 139a8 8 0 0 0 8 0L178 92M24 169H176" },
      { tone: "strap", d: "M20 98C-2 106 0 150 18 158" },
      { tone: "metal", d: "M100 126a10 10 0 1 0 .1 0Z" },
    ],
  },
  {
    name: "圆饼",
    note: "圆边的油边最易裂",
    leather: "wine",
    parts: [
      { tone: "strap", d: "M50 92C30 14 170 14 150 92" },
      { tone: "leather", d: "M100 62a58 58 0 1 0 .1 0Z" },
      { tone: "deep", d: "M100 62a58 58 0 1 0 .1 0ZM100 71a49 49 0 1 1-.1 0Z" },
      { tone: "stitch", d: "M100 78a42 42 0 1 0 .1 0Z" },
      { tone: "pale", d: "M92 104h16v32a8 8 0 0 1-16 0Z" },
      { tone: "metal", d: "M100 112a7 7 0 1 0 .1 0ZM46 82h14v14H46zM140 82h14v14h-14z" },
    ],
  },
  {
    name: "双肩",
    note: "肩带根部最吃力",
    leather: "rose",
    parts: [
      {
        tone: "strap",
        d: "M84 40C84 16 116 16 116 40M46 96C24 112 24 148 40 170M154 96c22 16 22 52 6 74",
      },
      {
        tone: "leather",
        d: "M44 88C44 50 66 36 100 36s56 14 56 52v78a12 12 0 0 1-12 12H56a12 12 0 0 1-12-12Z",
      },
      {
        tone: "deep",
        d: "M44 88C44 50 66 36 100 36s56 14 56 52v10C140 112 120 116 100 116S60 112 44 98Z",
      },
      { tone: "stitch", d: "M50 96C66 106 82 109 100 109s34-3 50-13M64 166V134H136V166" },
      { tone: "pale", d: "M92 96h16v30H92z" },
      { tone: "metal", d: "M89 120h22v16H89z" },
    ],
  },
];
