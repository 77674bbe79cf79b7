import { DRAWINGS } from "./drawings";
import { type Icons, pickIcons } from "./icons";
import { AVATAR_ICONS, avatar } from "./layouts/avatar";
import { board } from "./layouts/board";
import { closeUp } from "./layouts/close-up";
import { cover } from "./layouts/cover";
import { emblem } from "./layouts/emblem";
import { fan } from "./layouts/fan";
import { scene } from "./layouts/scene";
import { shareCard } from "./layouts/share-card";
import { type Subject, subjectOf } from "./layouts/subject";
import { detailBoard, WIDE_ICONS } from "./layouts/wide";
import type { Picture } from "./picture";
import { closeSheet, openSheet, type Sheet } from "./sheet";
import { WORLDS } from "./worlds/worlds";

type Layout = (sheet: Sheet, subject: Subject) => string;

/** Layouts of the second to sixth picture, in an order that varies between listings; the cover comes first. */
const FURTHER: [Layout, ...Layout[]] = [closeUp, scene, board, fan, emblem];

const SIDE = 880;

let icons: Promise<Icons> | undefined;

/** Every icon of the sample data, loaded on first use. */
function allIcons(): Promise<Icons> {
  const names = [...DRAWINGS.values()].flatMap(({ icons }) => icons);
  icons ??= pickIcons([...names, ...WIDE_ICONS, ...AVATAR_ICONS]);
  icons.catch(() => {
    icons = undefined;
  });
  return icons;
}

/** Composes a picture as SVG: deterministic, and without lettering, so that it needs no fonts. */
export async function compose(picture: Picture): Promise<string> {
  if (picture.kind === "avatar") {
    const sheet = openSheet(`avatar ${picture.number}`, SIDE, SIDE);
    return closeSheet(sheet, avatar(sheet, await allIcons(), picture.number));
  }
  const { kind, drawing, number } = picture;
  const subject = subjectOf(drawing, WORLDS[drawing.game], await allIcons());
  const name = `${kind} ${drawing.id} ${number}`;
  if (kind === "detail") {
    const sheet = openSheet(name, 960, 540);
    return closeSheet(sheet, detailBoard(sheet, subject, number));
  }
  if (kind === "share") {
    const sheet = openSheet(name, 1200, 630);
    return closeSheet(sheet, shareCard(sheet, subject));
  }
  const sheet = openSheet(name, SIDE, SIDE);
  return closeSheet(sheet, layoutOf(drawing.id, number)(sheet, subject));
}

function layoutOf(id: number, number: number): Layout {
  if (number === 1) return cover;
  return FURTHER[(number - 2 + (id % 3)) % FURTHER.length] ?? closeUp;
}
