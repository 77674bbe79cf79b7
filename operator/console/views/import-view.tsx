import { MAX_UPLOAD_MB } from "@storefront/platform/http/request-limits";
import type { Imported } from "../../catalogue/import-catalogue";
import { rowProblemInChinese } from "../../catalogue/problem-in-chinese";
import { Form, Hidden, Submit } from "./form";
import { FormOutcome, TypedFiles } from "./form-fields";
import { Card, Tag } from "./parts";
import { Table } from "./table";

/** The dry run of an uploaded file. */
export interface Tried {
  outcome: Imported;
  /** Name of the stored file (catalogue/import-store.ts). */
  name: string;
  /** Original file name. */
  file: string;
}

interface Props {
  tried: Tried | undefined;
  /** Result of a confirmed import. */
  done: Record<"created" | "updated" | "unchanged", number | undefined> | null;
}

/** Rows listed individually. */
const MAX_ROWS = 500;

export function ImportView({ tried, done }: Props) {
  return (
    <>
      <FormOutcome
        done={
          done
            ? `已导入：新建 ${done.created} 条，更新 ${done.updated} 条，没有变化 ${done.unchanged} 条。`
            : undefined
        }
      />
      {tried ? <TriedFile {...tried} /> : null}
      <Card title={tried ? "换一个文件" : "上传文件"}>
        <Form action="/admin/listings/import" enctype="multipart/form-data">
          <TypedFiles
            label="商品文件"
            name="file"
            accept=".jsonl,.json"
            hint={`每行一个 JSON 对象的 .jsonl 文件，或一个列表的 .json 文件，最多 ${MAX_UPLOAD_MB} MB；格式与命令行导入相同。图片写成地址。先检查并列出每一行会怎样，确认后才写入。`}
          />
          <button type="submit" class={tried ? "" : "primary"}>
            检查文件
          </button>
        </Form>
      </Card>
    </>
  );
}

function TriedFile({ outcome, name, file }: Tried) {
  if (outcome.state === "refused") {
    const { problems } = outcome;
    return (
      <Card title={`有 ${problems.length} 个问题，什么也没有导入`} note={file}>
        <Table
          caption="问题"
          columns={[
            ["位置", ({ where }) => placeInChinese(where)],
            ["内容", ({ what }) => what],
            ["问题", ({ problem }) => rowProblemInChinese(problem), "wide"],
          ]}
          rows={problems.slice(0, MAX_ROWS)}
          empty="没有问题。"
        />
        <Rest count={problems.length} />
      </Card>
    );
  }
  const { written, counts, held } = outcome;
  return (
    <Card
      title="检查通过，还没有导入"
      note={file}
      details={[
        ["新建", `${counts.created} 条`],
        ["更新", `${counts.updated} 条`],
        ["没有变化", `${counts.unchanged} 条`],
      ]}
    >
      <Table
        caption="会改变的行"
        columns={[
          ["位置", ({ where }) => placeInChinese(where)],
          ["内容", ({ what }) => what, "wide"],
          ["结果", ({ outcome: result }) => <ResultTag isNew={result === "created"} />],
        ]}
        rows={written.slice(0, MAX_ROWS)}
        empty="文件里的内容和现在一样，没有要导入的。"
      />
      <Rest count={written.length} />
      {held.length > 0 ? (
        <>
          <Table
            caption="待审核：同意之前不上架，店铺文字不显示"
            columns={[
              ["位置", ({ where }) => placeInChinese(where)],
              ["内容", ({ what }) => what],
              ["有承诺的字", ({ words }) => words.join("，"), "wide"],
            ]}
            rows={held.slice(0, MAX_ROWS)}
            empty=""
          />
          <Rest count={held.length} />
        </>
      ) : null}
      {written.length > 0 ? (
        <Form class="below line" action="/admin/listings/import/confirm">
          <Hidden name="name" value={name} />
          <Hidden name="file" value={file} />
          <Submit look="primary">{`确认导入 ${written.length} 条`}</Submit>
          <span class="hint">一小时内有效。确认时会再检查一次。</span>
        </Form>
      ) : null}
    </Card>
  );
}

const ResultTag = ({ isNew }: { isNew: boolean }) =>
  isNew ? <Tag mood="good">新建</Tag> : <Tag mood="wait">更新</Tag>;

const Rest = ({ count }: { count: number }) =>
  count > MAX_ROWS ? <p class="note">{`只列出前 ${MAX_ROWS} 条，共 ${count} 条。`}</p> : null;

/** Translates "line 3" or "row 3". */
const placeInChinese = (where: string): string =>
  where.replace(/(?:line|row) (\d+)$/, (_, number) => `第 ${number} 行`);
