import { goodsAddress } from "@/lib/addresses/goods-address";
import { type Band, bands } from "@/lib/landing/card-faces";
import { GetApp } from "../parts/get-app";
import { VOUCHER_GROUNDS, Voucher } from "../parts/voucher";
import { HeroGround } from "./hero-ground";
import type { HeroProps } from "./hero-props";
import { DOWNLOAD_BESIDE } from "./reflow";
import { Words } from "./words";

/** Number of cards on a rod. */
const EACH = 5;

/** A shop wall with cards on rods, one rod per price band. */
export function CardwallHero({ hero, page }: HeroProps<"cardwall">) {
  return (
    <HeroGround hero={hero}>
      <div className="container-page relative pt-14 pb-20 small:pt-0 small:pb-12">
        <div className={`grid grid-cols-[1fr_auto] items-center gap-16 ${DOWNLOAD_BESIDE}`}>
          <Words hero={hero} page={page} sub="max-w-[600px]" />
          <GetApp app={page.app} surface={hero.surface} variant="card" />
        </div>
        <ol className="mt-12 grid gap-7 narrow:not-small:drawn-wide-1200 small:mt-8">
          {bands(page.faces, EACH).map((band, index) => (
            <Rod key={band.name} band={band} turn={index} />
          ))}
        </ol>
      </div>
    </HeroGround>
  );
}

function Rod({ band, turn }: { band: Band; turn: number }) {
  return (
    <li className="relative grid grid-cols-[132px_1fr] items-start gap-6 small:grid-cols-1 small:gap-3">
      <span
        aria-hidden="true"
        className="absolute top-[20px] right-0 left-0 h-3 rounded-full bg-glow shadow-card"
      />
      <p
        data-ground="white"
        className="figures relative rounded-s border-2 border-glow py-2.5 text-center font-bold text-base small:mr-auto small:px-4"
      >
        {band.name}
      </p>
      <ul className="relative grid grid-cols-5 gap-5 small:grid-cols-[repeat(auto-fill,minmax(max(136px,28cqw),1fr))] small:gap-3">
        {band.faces.map((face, index) => (
          <li key={face.key}>
            <a
              href={goodsAddress(face.goodsId)}
              className="block origin-[50%_18px] pt-1 transition-transform hover:rotate-2"
            >
              <Voucher
                face={face}
                ground={VOUCHER_GROUNDS[(index + turn * 2) % VOUCHER_GROUNDS.length] ?? "white"}
                className="h-[138px]"
              />
            </a>
          </li>
        ))}
      </ul>
    </li>
  );
}
