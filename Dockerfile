# One image, three roles: web, worker and migrate differ only in their command (see docker-compose.yml).
FROM node:24.11-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci

FROM packages AS build
ENV NEXT_TELEMETRY_DISABLED=1
COPY . .
# Needs no database: the build connects to nothing.
RUN npm run build

FROM node:24.11-bookworm-slim AS production-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev

FROM node:24.11-bookworm-slim AS runtime
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data HOSTNAME=0.0.0.0 PORT=3000
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=production-packages /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/.next ./.next
COPY --from=build /app/package.json /app/tsconfig.json /app/next.config.mjs /app/payload.config.ts ./
COPY --from=build /app/public ./public
COPY --from=build /app/src ./src
COPY --from=build /app/collections ./collections
COPY --from=build /app/blocks ./blocks
COPY --from=build /app/tenants ./tenants
COPY --from=build /app/migrations ./migrations
COPY --from=build /app/scripts ./scripts
USER node
VOLUME /data
EXPOSE 3000
CMD ["node", ".next/standalone/server.js"]
