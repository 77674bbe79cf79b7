# One image for each program: docker build --target storefront . (marketplace, migrate, sandbox)

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS build
WORKDIR /app
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN --mount=type=cache,target=/root/.npm \
  npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund && rm -rf .next/cache

FROM node:24.21.0-bookworm-slim@sha256:d6aa754f16b3197301076f047b5def2f02ea1dbbc2ca920407d46d7ec7f87b20 AS program
LABEL org.opencontainers.image.title="Game-item storefront" org.opencontainers.image.licenses=MIT
ENV NODE_ENV=production NODE_OPTIONS=--enable-source-maps
WORKDIR /app
# The programs need node only: package managers would serve an intruder.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
  /usr/local/bin/yarn /usr/local/bin/yarnpkg
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/dist ./dist
COPY --from=build --chown=root:root /app/platform ./platform

FROM program AS storefront
# glibc keeps what is freed between long-lived page bodies otherwise: scripts/launch/programs.ts.
ENV PORT=3000 MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build --chown=root:root /app/public ./public
COPY --from=build --chown=root:root /app/next.config.js ./
COPY --from=build --chown=root:root /app/lib/render ./lib/render
COPY --from=build --chown=root:root /app/lib/share-picture/font ./lib/share-picture/font
COPY --from=build --chown=root:root /app/server ./server
USER node
EXPOSE 3000
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "--heap-growing-percent=30", "--v8-pool-size=1", "dist/storefront.js"]

# Runs once for each version: its assets join those of the versions before, in the folder that nginx serves.
FROM storefront AS assets
USER root
RUN mkdir -p /srv/assets/_next/static && chown -R node:node /srv/assets
USER node
VOLUME /srv/assets
HEALTHCHECK NONE
CMD ["cp", "-R", "/app/.next/static/.", "/srv/assets/_next/static/"]

# What the marketplace's programs read at run time: migrations, default avatars, styles, the sample catalogue of the
# sandbox, and the template of nginx's configuration.
FROM program AS marketplace-files
COPY --from=build --chown=root:root /app/deploy ./deploy
COPY --from=build --chown=root:root /app/marketplace/database ./marketplace/database
COPY --from=build --chown=root:root /app/marketplace/pictures/default-avatars ./marketplace/pictures/default-avatars
COPY --from=build --chown=root:root /app/html ./html
COPY --from=build --chown=root:root /app/mobile ./mobile
COPY --from=build --chown=root:root /app/operator ./operator
COPY --from=build --chown=root:root /app/sandbox ./sandbox
RUN mkdir -p /data && chown node:node /data
ENV DATA_DIR=/data
USER node

FROM marketplace-files AS marketplace
ENV API_PORT=4000
EXPOSE 4000
VOLUME /data
HEALTHCHECK --interval=5s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "dist/marketplace.js"]

# Runs once for each version, before its programs start.
FROM marketplace-files AS migrate
HEALTHCHECK NONE
CMD ["node", "dist/migrate.js"]

FROM marketplace-files AS sandbox
HEALTHCHECK NONE
ENTRYPOINT ["node", "dist/sandbox.js"]
