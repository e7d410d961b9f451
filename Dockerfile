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

# With the optional packages: sharp's binaries are such. The packaged Meilisearch is for bare machines only (decision 5).
FROM node:24.11-bookworm-slim AS production-packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && rm -rf node_modules/@gaubee

FROM node:24.11-bookworm-slim AS runtime
# No demo logins in an image: their password is public.
# Docker sets HOSTNAME to the container's name otherwise, and Next would listen on that address alone.
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1 DATA_DIR=/data HOSTNAME=0.0.0.0 PORT=3000
ENV SEED_DEMO=false LOG_FORMAT=json
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=production-packages /app/node_modules ./node_modules
# The sources, which worker and migrate run (`payload run`); .dockerignore leaves out what no role needs.
COPY . .
# Next's standalone server. It writes resized pictures below its own folder.
COPY --from=build --chown=node:node /app/.next/standalone ./.next/standalone
USER node
# A volume mounted here belongs to the same user.
RUN mkdir -p .next/standalone/.next/cache/images
VOLUME /data
EXPOSE 3000
# Limits of memory: scripts/lib/webServer.ts.
ENV MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
CMD ["node", "--max-old-space-size=640", "--max-semi-space-size=8", ".next/standalone/server.js"]
