import { createHash } from "node:crypto";
import { runSweep } from "@storefront/marketplace/background/background";
import { readDueTimes } from "@storefront/marketplace/database/due-times";
import { type Action, DAY_S } from "./action";
import { actorOf } from "./actors/list";
import { findUnsettled } from "./find-unsettled";
import { startMarketplace } from "./marketplace-process";
import { Violation } from "./violation";
import type { Coverage } from "./watch/coverage";
import { watchStory } from "./watch/watch-story";
import type { World } from "./world";

/** How a story ended. */
export interface Ending {
  /** Of all lines of the story. */
  hash: string;
  /** Of the lines until the end of each quarter of a day: a longer story begins with a shorter one. */
  quarters: string[];
  lines: string[];
  steps: number;
  crashes: number;
  coverage: Coverage;
  violation: { invariant: string; detail: string; atS: number } | null;
}

/** As the real sweeper waits between two looks (start-sweeper.ts). */
const LOOK_AFTER_MS = 200;
const QUARTER_S = DAY_S / 4;
/** Time without actions and faults, in which everything that was paid comes to its end. */
const CALM_S = 1.5 * DAY_S;

/**
 * Performs the actions in virtual time, lets the marketplace do what becomes due in between, and checks all invariants
 * after each step. Ends at the first violation.
 * @param endsCalm whether time passes after the last action until everything must be settled
 */
export async function runStory(
  world: World,
  seed: number,
  actions: readonly Action[],
  { days, endsCalm = true }: { days: number; endsCalm?: boolean | undefined },
): Promise<Ending> {
  const story = new Story(world, seed);
  try {
    for (const batch of batches(actions)) {
      await story.passTo(batch[0]?.at ?? 0);
      await story.perform(batch);
    }
    await story.passTo(days * DAY_S);
    if (endsCalm) await story.calmDown(days * DAY_S + CALM_S);
    return story.end(null);
  } catch (error) {
    const atS = world.clock.elapsedS();
    if (error instanceof Violation)
      return story.end({ invariant: error.invariant, detail: error.detail, atS });
    return story.end({
      invariant: "errors",
      detail: error instanceof Error ? (error.stack ?? error.message) : String(error),
      atS,
    });
  }
}

/** Groups the actions of the same second, which happen concurrently. */
function batches(actions: readonly Action[]): Action[][] {
  const groups = new Map<number, Action[]>();
  for (const action of actions) groups.set(action.at, [...(groups.get(action.at) ?? []), action]);
  return [...groups.values()];
}

class Story {
  private readonly lines: string[] = [];
  private readonly quarters: string[] = [];
  private steps = 0;
  private crashes = 0;
  private errors: unknown[] = [];
  /** Those who had no answer when the marketplace crashed. */
  private again: Action[] = [];
  private readonly watch: ReturnType<typeof watchStory>;

  constructor(
    private readonly world: World,
    private readonly seed: number,
  ) {
    this.watch = watchStory(world);
  }

  end(violation: Ending["violation"]): Ending {
    const { lines, quarters, steps, crashes } = this;
    const { coverage } = this.watch;
    return { hash: hashOf(lines), quarters, lines, steps, crashes, coverage, violation };
  }

  /** Lets time pass, and the marketplace and the providers do what becomes due. */
  async passTo(atS: number): Promise<void> {
    const { clock, scheduler } = this.world;
    for (;;) {
      if (scheduler.nextWakeS() <= clock.elapsedS()) await this.step([]);
      const nextS = await this.settleDue();
      const dueS = Math.min(clock.elapsedS() + nextS, scheduler.nextWakeS(), atS);
      if (dueS >= (this.quarters.length + 1) * QUARTER_S) this.quarters.push(hashOf(this.lines));
      clock.passTo(dueS);
      if (dueS >= atS) return;
    }
  }

  /** Ends all faults, lets time pass, and checks what must be settled then. */
  async calmDown(untilS: number): Promise<void> {
    const { marketplace, simulators, slowness } = this.world;
    marketplace.process.crashAfter(undefined);
    slowness.clear();
    for (const { faults } of Object.values(simulators)) faults.clear();
    await this.passTo(untilS);
    const [detail] = await findUnsettled(this.world);
    if (detail !== undefined) throw new Violation("settled", detail);
  }

  async perform(batch: readonly Action[]): Promise<void> {
    await this.step(
      batch.map((action) => () => this.performOne(action, () => this.again.push(action))),
    );
  }

  private async performOne(action: Action, onCrash: () => void): Promise<void> {
    const { actor, act, id, of } = action;
    this.watch.noteAction(action);
    const subject = of === undefined ? `#${id}` : `#${of}`;
    const { process } = this.world.marketplace;
    try {
      const outcome = await actorOf(actor).perform(this.world, action);
      this.tell(`${actor} ${act} ${subject}: ${outcome}`);
    } catch (error) {
      if (error instanceof Violation || !process.hasCrashed) throw error;
      this.tell(`${actor} ${act} ${subject}: no answer`);
      onCrash();
    }
  }

  /** @returns seconds until something is due again */
  private async settleDue(): Promise<number> {
    for (;;) {
      const { clock, marketplace, db } = this.world;
      const { schedule, deps } = marketplace;
      if (this.nextCallbackMs() <= 0) await this.step([() => this.sendDue()]);
      const dueTimes = await readDueTimes(db, schedule.kinds);
      const now = clock.now();
      const names = schedule.findDue(dueTimes, now);
      if (names.length === 0) {
        const nextMs = Math.min(schedule.nextInMs(dueTimes, now), this.nextCallbackMs());
        return Math.max(nextMs, LOOK_AFTER_MS) / 1000;
      }
      await this.step(
        names.map((name) => async () => {
          schedule.begin(name, now);
          const outcome = await runSweep(name, deps, new AbortController().signal);
          schedule.end(name, outcome);
          if (outcome === "nothing") return;
          this.tell(`sweep ${name}: ${outcome}`);
          this.watch.noteSweep(name);
        }),
      );
    }
  }

  /** @returns ms until a provider sends a callback again */
  private nextCallbackMs(): number {
    const { clock, simulators } = this.world;
    const times = Object.values(simulators).map((simulator) => simulator.nextDueAt());
    return Math.min(...times) - clock.now().getTime();
  }

  private async sendDue(): Promise<void> {
    for (const simulator of Object.values(this.world.simulators)) {
      const sent = await simulator.sendDue();
      if (sent > 0) this.tell(`${simulator.name} repeats ${sent} callbacks`);
    }
  }

  /**
   * Runs tasks concurrently until they end or wait for a slow provider, restarts a crashed process, checks the invariants,
   * and lets those try again who had no answer.
   */
  private async step(tasks: readonly (() => Promise<void>)[]): Promise<void> {
    const { world } = this;
    const { deps, process } = world.marketplace;
    this.steps += 1;
    const guarded = tasks.map((task) => async () => {
      await task().catch((error: unknown) => this.errors.push(error));
    });
    await world.scheduler.runAll(this.seed + this.steps, guarded, {
      nowS: world.clock.elapsedS(),
      last: () => deps.background.settled(),
    });
    if (this.errors.length > 0) throw this.errors[0];
    if (process.hasCrashed) {
      this.crashes += 1;
      this.tell("the marketplace crashes and starts again");
      world.marketplace = startMarketplace(world);
    }
    await this.watch.afterStep();
    const again = this.again.splice(0);
    if (again.length === 0) return;
    await this.step(again.map((action) => () => this.performOne(action, () => {})));
  }

  private tell(line: string): void {
    this.lines.push(`${this.world.clock.now().toISOString()} ${line}`);
  }
}

const hashOf = (lines: readonly string[]): string =>
  createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 16);
