import { sentencesIn, splitSentences } from "./sentences-in";

it("reads strings, templates, names and elements, and no comments", () => {
  const source = `
    // 保证
    /* 赔 */ const a = "退款。押金";
    const b = { 平台担保: \`最多 \${n} 天，\${sum(a)} 元\` };
    const c = <p title="标题">{name} 包赔，{n > 1 ? "多" : "少"}</p>;`;
  expect(sentencesIn(source, "tsx")).toEqual([
    ...["退款。", "押金", "平台担保", "最多 〔n〕 天，… 元"],
    ...["〔name〕 包赔，…", "标题", "多", "少"],
  ]);
});

it("joins the lines of an element and what stands within its sentence, and nothing else", () => {
  const source = `const a = (
    <div>
      平均 <strong>{seconds}</strong>
      {" "}秒接单，
      {PROMISE}。
      <span>另一句</span>
      第三句
    </div>
  );`;
  expect(sentencesIn(source, "tsx")).toEqual([
    "平均 〔seconds〕 秒接单，〔PROMISE〕。",
    "第三句",
    "另一句",
  ]);
});

it("splits at the ends of sentences, lines and tags, and names placeholders", () => {
  expect(splitSentences("<p>{refund} 天；能退。</p><li>包赔\n到账</li>plain")).toEqual([
    "〔refund〕 天；",
    "能退。",
    "包赔",
    "到账",
  ]);
});
