import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { nextPort } from '../support/free-port.ts'
import { needCommand } from '../support/tools.ts'
import type { Stage } from './stage.ts'

/** Debian's nginx in front of several instances, with connections to them kept, as README shows it. */
export async function startProxy(stage: Stage, upstreams: string[]) {
  const nginx = needCommand('nginx', 'nginx-light')
  const port = await nextPort()
  const folder = join(stage.folder, 'nginx')
  mkdirSync(join(folder, 'tmp'), { recursive: true })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const config = `
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
daemon off;
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join('\n  ')}
  upstream alisio {
    ${upstreams.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://alisio;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_set_header X-Forwarded-Proto $scheme;
    }
  }
}`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn(nginx, ['-p', folder, '-c', file], { stdio: ['ignore', 'ignore', 'inherit'] })
  stage.defer(async () => {
    if (child.exitCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  })
  const url = `http://127.0.0.1:${port}`
  for (let tries = 0; tries < 50; tries += 1) {
    if (await fetch(url).catch(() => undefined)) break
    await sleep(100)
  }
  const complaints = () =>
    readFileSync(join(folder, 'error.log'), 'utf8')
      .split('\n')
      .filter((line) => !line.includes('Connection refused'))
      .map((line) => line.replace(/, client: .*?, request: /, ' ').slice(0, 200))
      .slice(0, 3)
      .join(' ')
  return { url, complaints }
}
