/** A build of Chromium that an npm package carries. */
export interface OldBuild {
  /** Major version of the Chromium inside, which may differ from the package's. */
  major: number;
  package: string;
  version: string;
  /** Of the package's tarball, as in a lockfile. */
  integrity: string;
}

/** Headless builds for x86-64 Linux; 109 is the last version for Windows 7 and 8. */
export const OLD_BUILDS: readonly OldBuild[] = [
  {
    major: 87,
    package: "chrome-aws-lambda",
    version: "5.4.0",
    integrity:
      "sha512-edlk3okaPwVJ7lLhmi0p1Xs0lx3ekloW5Lqq+q+V0jS/4dyXYLeA23SKdB+A6+hBf/n88yfR8ssb78tBD/C9CA==",
  },
  {
    major: 92,
    package: "@sparticuz/chromium",
    version: "92.0.0",
    integrity:
      "sha512-xCFop83v5gXKQTDGNfzj84F4f9QZkY9eShTu1pbWYOPB6wJNw9YgoX56zeVeRD7VL9AVwiS9VS9tgShnc5uR2g==",
  },
  {
    major: 103,
    package: "@sparticuz/chromium",
    version: "103.0.0",
    integrity:
      "sha512-tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==",
  },
  {
    major: 109,
    package: "@sparticuz/chromium",
    version: "109.0.6",
    integrity:
      "sha512-9hTE03DXnrWTiGNpfjLfmGhIfmiVAerSPinDb+x5bBdM4KF4PMM1NZ0A+V7WKazoA+CasSX/osHK8K0MuO6uqg==",
  },
  {
    major: 119,
    package: "@sparticuz/chromium",
    version: "119.0.2",
    integrity:
      "sha512-VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==",
  },
];
