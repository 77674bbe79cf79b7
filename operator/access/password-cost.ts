/** scrypt cost per password: 32 MiB and about a tenth of a second. jest sets a lower one (setup-database.ts). */
export const PASSWORD_COST = { N: 2 ** 15, r: 8, p: 3 } as const;
