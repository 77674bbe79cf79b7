import { BOOST_LISTS, BOOST_TERMS, GAME_ID } from "../../boost-games/boost-form";
import type { FormProblem } from "../form-fields";
import { DescribedField } from "./described-field";
import { DescribedFields } from "./described-fields";
import { Form, Hidden, Submit } from "./form";
import { FormInput, FormOutcome } from "./form-fields";
import { Card } from "./parts";

interface Props {
  /** `seen`: the state that the form was rendered from; null for a new game. */
  game: { id: number; seen: string } | null;
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/** Form of a boosted game: terms, ladder, partitions and inscription. */
export function BoostGameFormView({ game, typed, problem }: Props) {
  const path = game === null ? "new" : `${game.id}/edit`;
  return (
    <FormInput.Provider value={{ typed, problem }}>
      <Form action={`/admin/boost-games/${path}`}>
        <FormOutcome />
        {game === null ? null : <Hidden name="seen" value={game.seen} />}
        <Card title="代练" note={game === null ? undefined : `编号 ${game.id}`}>
          {game === null ? <DescribedField field={GAME_ID} /> : null}
          <DescribedFields fields={BOOST_TERMS} />
        </Card>
        <Card title="价目" note="已经下的订单按下单时的段位、价格和工时走，不受改动影响">
          <DescribedFields fields={BOOST_LISTS} />
        </Card>
        <div class="save">
          <Submit look="primary">{game === null ? "建好" : "保存修改"}</Submit>
          <a class="button" href="/admin/boost-games">
            不保存
          </a>
        </div>
      </Form>
    </FormInput.Provider>
  );
}
