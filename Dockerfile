FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# Looking for PostgreSQL's binaries puts links into place for which there is no writing later.
RUN node scripts/build.mjs \
  && npm prune --omit=dev \
  && node -e "import('./server/db/embedded/binaries.ts').then(({ findBinaries }) => findBinaries({}))"

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=2
WORKDIR /app
# Root's, so that the server cannot change itself.
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
# The commands (leads, import-campaigns, backup, restore) run from the sources.
COPY --from=build /app/scripts ./scripts
COPY --from=build /app/features ./features
COPY --from=build /app/content ./content
COPY --from=build /app/server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As scripts/start/server-args.mjs says.
CMD ["node", "--max-semi-space-size=32", "--heap-growing-percent=100", "build/server/main.js"]
