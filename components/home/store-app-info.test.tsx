import { render } from "@testing-library/react";
import { sampleApp } from "@/lib/app-info/testing/app-sample";
import { StoreAppInfo } from "./store-app-info";

const app = sampleApp({ onlineBoosters: 321 });

afterEach(() => {
  jest.restoreAllMocks();
  window.sessionStorage.clear();
});

const stored = () => ({ ...window.sessionStorage });

test("stores the app info under the names of the specification", () => {
  render(<StoreAppInfo app={app} />);
  expect(stored()).toEqual({
    qr_code: JSON.stringify({ download_url: app.downloadUrl }),
    down: JSON.stringify({ ios_download_url: app.iosUrl, android_download_url: app.androidUrl }),
    online_ranger: "321",
  });
});

test("keeps the stored count when the new one is unknown", () => {
  window.sessionStorage.setItem("online_ranger", "300");
  render(<StoreAppInfo app={{ ...app, onlineBoosters: null }} />);
  expect(stored()).toMatchObject({ online_ranger: "300" });
});

test("ignores a full session storage", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  expect(() => render(<StoreAppInfo app={app} />)).not.toThrow();
});
