import { parseAnswer } from "./marketplace-answer.js";

test.each([
  ['{"code":0,"msg":"","data":{"a":1}}', true],
  ['{"code":0,"data":[]}', true],
  ['{"code":20404,"msg":"","data":null}', true],
  ['{"code":0,"msg":"","data":null}', false],
  ['{"code":0,"msg":""}', false],
  ['{"code":0,"data":"text"}', false],
  ['{"code":"0","data":{}}', false],
  ["null", false],
  ["[]", false],
  ["<html>", false],
  ["", false],
])("%s may be cached: %s", (text, kept) => expect(parseAnswer(text) !== undefined).toBe(kept));
