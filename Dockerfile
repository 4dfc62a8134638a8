# Not exercised: written where no container engine was at hand.
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN node_modules/.bin/node scripts/build.mjs && npm prune --omit=dev

FROM node:24-bookworm-slim
ENV NODE_ENV=production
WORKDIR /app
COPY --from=build --chown=node:node /app/package.json ./
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/build ./build
# npm run import-campaigns runs from the sources, the server only needs their migrations.
COPY --from=build --chown=node:node /app/scripts ./scripts
COPY --from=build --chown=node:node /app/contracts ./contracts
COPY --from=build --chown=node:node /app/content ./content
COPY --from=build --chown=node:node /app/server ./server
USER node
EXPOSE 3000
# As scripts/start/server-args.mjs says.
CMD ["node", "--max-semi-space-size=32", "build/server/main.js"]
