import { BOOST_PATH } from "../copy/boost";

/** A numbered path that climbs from left to right like the order itself. */
export function BoostPath() {
  return (
    <section className="container-page pt-24 pb-20">
      <h2 className="font-semibold text-2xl">一单代练怎么走</h2>
      <ol className="mt-6 grid grid-cols-5 gap-6">
        {BOOST_PATH.map(({ name, text }, index) => (
          <li key={name} style={{ paddingTop: (BOOST_PATH.length - 1 - index) * 40 }}>
            <span className="figures block border-primary border-t-4 pt-4 font-bold text-2xl text-primary">
              {index + 1}
            </span>
            <h3 className="mt-2 font-medium text-lg">{name}</h3>
            <p className="mt-2 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
