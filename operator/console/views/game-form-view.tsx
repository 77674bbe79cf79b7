import { GAME_ALIASES, GAME_FACTS, seenGame } from "../../games/game-form";
import type { Game } from "../../games/read-games";
import type { FormProblem } from "../form-fields";
import { DescribedField } from "./described-field";
import { Form, Hidden, Submit } from "./form";
import { FormInput, FormOutcome } from "./form-fields";
import { Card } from "./parts";
import { RowsInput } from "./rows-input";

interface Props {
  game: Game;
  typed: URLSearchParams;
  problem: FormProblem | undefined;
}

/** Form of a game's search names and of the facts that its listings may have. */
export function GameFormView({ game, typed, problem }: Props) {
  return (
    <FormInput.Provider value={{ typed, problem }}>
      <Form action={`/admin/games/${game.slug}/edit`}>
        <FormOutcome />
        <Hidden name="seen" value={typed.get("seen") ?? seenGame(game)} />
        <Card title="搜索用的名字" note={game.name}>
          <DescribedField field={GAME_ALIASES} />
        </Card>
        <Card title="商品可以写明的属性" note={`在售 ${game.listings} 件`}>
          <p class="hint">
            列表按它们筛选，商品页和列表显示它们。删去的属性和选项不再显示；商品里写过的会保留，加回来就恢复。
          </p>
          <RowsInput field={GAME_FACTS} />
        </Card>
        <div class="save">
          <Submit look="primary">保存修改</Submit>
          <a class="button" href="/admin/games">
            不保存
          </a>
        </div>
      </Form>
    </FormInput.Provider>
  );
}
