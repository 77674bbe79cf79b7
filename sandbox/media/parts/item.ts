import type { Icons } from "../icons";
import { n, repeat, type Sheet } from "../sheet";
import { MATERIALS, type MaterialName } from "./materials";
import { linear } from "./paint";

export interface ItemPlace {
  x: number;
  y: number;
  size: number;
  turn?: number;
  material: MaterialName;
  /** Colour of the light behind it; no light when omitted. */
  glow?: string;
  /** From 0, a flat emblem, to 1, a thick object. */
  depth?: number;
}

/** Draws an icon as an object: dark body with a lit edge, metal or gem face, relief lit from the upper left. */
export function item(sheet: Sheet, icons: Icons, name: string, place: ItemPlace): string {
  const body = icons.get(name) ?? "";
  const { face, body: side, bodyDeep, rim, shine } = MATERIALS[place.material];
  const { size, depth = 1 } = place;
  const scale = size / 512;
  const [shape, dome, relief, soft] = [sheet.id(), sheet.id(), sheet.id(), sheet.id()];
  const metal = linear(
    sheet,
    [
      [0, face[0]],
      [0.3, face[1]],
      [0.5, face[2]],
      [0.54, face[1]],
      [0.78, face[2]],
      [1, face[3]],
    ],
    78,
  );
  const px = (pixels: number) => n(pixels / scale);
  const thick = Math.round(Math.min(14, size / 34) * depth);
  const grown = (color: string, wide: number, more = "") =>
    `<use href="#${shape}" style="color:${color}" stroke="${color}" stroke-width="${px(size * wide)}" stroke-linejoin="round" ${more}/>`;
  return `<defs>${metal.def}<g id="${shape}">${body}</g>
<filter id="${soft}" ${around(200)}><feGaussianBlur stdDeviation="${px(size / 14)}"/></filter>
<filter id="${dome}" ${around(40)}>
<feGaussianBlur in="SourceAlpha" stdDeviation="${px(size / 40)}"/>
<feDiffuseLighting surfaceScale="${px(size / 22)}" lighting-color="#ffffff" diffuseConstant="1" result="shade"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="shade" operator="arithmetic" k1="1.25" k2="0.1" result="lit"/>
<feComposite in="lit" in2="SourceAlpha" operator="in"/></filter>
<filter id="${relief}" ${around(8)}>
<feGaussianBlur in="SourceAlpha" stdDeviation="${px(size / 150)}" result="height"/>
<feSpecularLighting in="height" surfaceScale="${px(size / 90)}" specularConstant="1.1" specularExponent="22" lighting-color="${shine}" result="gloss"><feDistantLight azimuth="235" elevation="42"/></feSpecularLighting>
<feComposite in="gloss" in2="SourceAlpha" operator="in" result="shine"/>
<feGaussianBlur in="SourceAlpha" stdDeviation="${px(size / 40)}" result="hill"/>
<feDiffuseLighting in="hill" surfaceScale="${px(size / 30)}" lighting-color="#ffffff" diffuseConstant="1.2" result="form"><feDistantLight azimuth="235" elevation="55"/></feDiffuseLighting>
<feComposite in="SourceGraphic" in2="form" operator="arithmetic" k1="0.95" k2="0.34" result="formed"/>
<feComposite in="formed" in2="SourceAlpha" operator="in" result="cut"/>
<feComposite in="cut" in2="shine" operator="arithmetic" k2="1" k3="0.55"/></filter></defs>
<g transform="translate(${n(place.x)} ${n(place.y)}) rotate(${n(place.turn ?? 0)}) scale(${scale.toFixed(4)}) translate(-256 -256)">
${place.glow ? `<use href="#${shape}" filter="url(#${soft})" style="color:${place.glow}" opacity="0.95"/>` : ""}
<g transform="translate(${px(size / 40)} ${px(size / 18)})" opacity="0.55"><use href="#${shape}" filter="url(#${soft})" style="color:#000"/></g>
${grown(rim, 0.045, 'opacity="0.95"')}
${repeat(thick, (step) => `<g transform="translate(0 ${px(thick - step)})">${grown(bodyDeep, 0.036)}</g>`)}
<g filter="url(#${dome})">${grown(side, 0.034)}</g>
<g filter="url(#${relief})">${body.replaceAll('fill="currentColor"', `fill="${metal.fill}"`)}</g>
</g>`;
}

const around = (room: number) =>
  `filterUnits="userSpaceOnUse" x="${-room}" y="${-room}" width="${512 + 2 * room}" height="${512 + 2 * room}" color-interpolation-filters="sRGB"`;
