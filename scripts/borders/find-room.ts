import { ROOT, type Rooms } from "./rooms";

const escapePattern = (text: string) => text.replaceAll(/[.()]/g, "\\$&");

/** @returns a regular expression for the files of a room, without those of the rooms in it */
export function patternOf(rooms: Rooms, name: string): string {
  if (name === ROOT) {
    const others = Object.values(rooms).flatMap(({ files = [] }) => files);
    return `^(?!(?:${others.map(escapePattern).join("|")})$)[^/]+\\.[a-z]+$`;
  }
  const inner = Object.keys(rooms).filter((other) => other.startsWith(`${name}/`));
  const except = inner.map((other) => `(?!${other.slice(name.length + 1)}/)`).join("");
  const files = (rooms[name]?.files ?? []).map((file) => `|^${escapePattern(file)}$`).join("");
  return `^${name}/${except}${files}`;
}

/** @returns a function that names the room of a file, undefined if there is none */
export function createRoomFinder(rooms: Rooms): (path: string) => string | undefined {
  const patterns = Object.keys(rooms).map((name) => ({
    name,
    pattern: new RegExp(patternOf(rooms, name)),
  }));
  return (path) => patterns.find(({ pattern }) => pattern.test(path))?.name;
}
