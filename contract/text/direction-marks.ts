/** Marks that reorder the text around them, and are needed in no Chinese text. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/**
 * Removes the marks that make a text read differently from its characters: with one of them "gpj.exe" reads "exe.jpg".
 * Every text that somebody writes passes it when it is received, and when it is shown, as APIs and imports have others.
 */
export const withoutDirectionMarks = (text: string): string => text.replace(DIRECTION_MARKS, "");
