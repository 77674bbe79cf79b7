"use client";

import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from "react";
import { LazyComponent } from "@/components/ui/lazy-component";
import { MAIN } from "@/lib/goods/gallery-sizes";
import { truncateText } from "@/lib/goods/truncate-text";
import { GoodsPicture } from "../../listing/goods-picture";
import { Thumbnails } from "./thumbnails";

interface Props {
  name: string;
  pictures: readonly string[];
  /** Alternative text of each picture. */
  texts?: readonly (string | undefined)[];
  /** Caption of each picture, in a few characters; "": no small type. */
  captions?: readonly string[];
  /** Overlay that says why the goods cannot be bought. */
  gone: ReactNode;
}

/** Magnification under the pointer. */
const ZOOM = 1.8;

const loadLightbox = () => import("./lightbox").then((part) => part.Lightbox);

/** The goods' pictures: a large one that opens the lightbox, thumbnails below. Arrow keys and buttons wrap around. */
export function Gallery({ name, pictures, texts = [], captions = [], gone }: Props) {
  const [shown, setShown] = useState(0);
  const [magnified, setMagnified] = useState(false);
  const [enlarged, setEnlarged] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const count = pictures.length;
  const url = pictures[shown] ?? null;
  const place = count > 1 ? `，第 ${shown + 1} 张` : "";
  const alt = `${texts[shown] ?? truncateText(name, 60)}${place}`;

  const show = (index: number) => setShown((index + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowLeft") show(shown - 1);
    else if (event.key === "ArrowRight") show(shown + 1);
    else return;
    event.preventDefault();
  };

  return (
    <section
      aria-label="商品图片"
      className="small:flex small:flex-wrap small:gap-2.5"
      onKeyDown={count > 1 ? onKeyDown : undefined}
      onMouseMove={(event) => {
        const { target } = event;
        if (!(target instanceof HTMLImageElement) || !frame.current?.contains(target)) return;
        setZoomOrigin(target, event);
        setMagnified(true);
      }}
    >
      <div
        ref={frame}
        className="group relative size-[400px] overflow-hidden rounded-m wide:size-[480px] border border-line print:size-[200px] narrow:aspect-square narrow:h-auto narrow:w-full narrow:max-w-[400px] small:max-w-[max(240px,600px-100%)]"
      >
        <Enlarge alt={alt} disabled={url === null} onOpen={() => setEnlarged(true)}>
          <GoodsPicture
            url={url}
            alt={alt}
            size={magnified ? MAIN * ZOOM : MAIN}
            first
            className="size-full origin-(--look) transition-transform duration-200 hover:scale-[1.8]"
          />
        </Enlarge>
        {gone}
        {count > 1 ? (
          <>
            <Step
              name="上一张"
              className="left-3"
              d="M10 3L5 8l5 5"
              onStep={() => show(shown - 1)}
            />
            <Step
              name="下一张"
              className="right-3"
              d="M6 3l5 5-5 5"
              onStep={() => show(shown + 1)}
            />
          </>
        ) : null}
      </div>
      {count > 1 ? (
        <Thumbnails pictures={pictures} captions={captions} shown={shown} onShow={show} />
      ) : null}
      {enlarged ? (
        <LazyComponent
          load={loadLightbox}
          props={{
            name,
            pictures,
            texts,
            captions,
            first: shown,
            onClose: () => setEnlarged(false),
          }}
          waiting={<Ground url={url} />}
        />
      ) : null}
    </section>
  );
}

/** The lightbox's ground with the picture that the page has, while its code loads. */
function Ground({ url }: { url: string | null }) {
  return (
    <p role="status" className="fixed inset-0 z-40 grid place-items-center bg-[#0b0d12]">
      <GoodsPicture
        url={url}
        alt="正在打开大图"
        size={MAIN}
        className="size-[min(100vw,100vh-196px)]"
      />
    </p>
  );
}

/** Wraps the large picture in a button; the placeholder stays plain. */
function Enlarge(props: {
  alt: string;
  disabled: boolean;
  onOpen: () => void;
  children: ReactNode;
}) {
  if (props.disabled) return props.children;
  return (
    <button
      type="button"
      aria-label={`查看大图：${props.alt}`}
      onClick={props.onOpen}
      onPointerEnter={() => void loadLightbox()}
      onFocus={() => void loadLightbox()}
      className="block size-full cursor-zoom-in outline-offset-[-4px]"
    >
      {props.children}
    </button>
  );
}

/** Magnifies around the pointer's position. */
function setZoomOrigin(picture: HTMLImageElement, { clientX, clientY }: MouseEvent) {
  const { left = 0, top = 0 } = picture.parentElement?.getBoundingClientRect() ?? {};
  picture.style.setProperty("--look", `${clientX - left}px ${clientY - top}px`);
}

function Step(props: { name: string; className: string; d: string; onStep: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.name}
      onClick={props.onStep}
      className={`-translate-y-1/2 absolute top-1/2 grid size-10 place-items-center rounded-full bg-white/90 text-ink opacity-0 shadow-card transition-opacity hover:bg-white focus-visible:opacity-100 group-focus-within:opacity-100 group-hover:opacity-100 ${props.className}`}
    >
      <svg viewBox="0 0 16 16" className="size-4" aria-hidden="true">
        <path d={props.d} fill="none" stroke="currentColor" strokeWidth="1.6" />
      </svg>
    </button>
  );
}
