/** Of drizzle-kit, which runs in the repository's folder: `npm run db:generate`. */
export default {
  dialect: "postgresql",
  schema: "./marketplace/database/schema.ts",
  out: "./marketplace/database/migrations",
};
