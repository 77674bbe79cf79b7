/** Nothing here: says so and offers a way on. */
export default function NotFound() {
  return (
    <main id="main" className="container-page py-24 text-center">
      <h1 className="font-semibold text-xl">页面不存在</h1>
      <p className="mt-3 text-ink-2">链接可能已失效，或地址有误。</p>
      <a className="mt-6 inline-block text-primary-strong underline" href="/index">
        回首页
      </a>
    </main>
  );
}
