import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { nextPort } from '../support/free-port.ts'
import { pinned, temporaryFolder } from '../support/server.ts'
import { needCommand } from '../support/tools.ts'
import { type Rival, untilAnswering } from './rival.ts'

/** One worker that serves the built page's gzip sibling as it is, with our headers on one port. */
export async function startNginx(headers: [string, string][], core: number): Promise<Rival> {
  const nginx = needCommand('nginx', 'nginx-light')
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'tmp'))
  const [plain, dressed] = [await nextPort(), await nextPort()]
  const site = (port: number, lines: string[]) => `
  server {
    listen 127.0.0.1:${port} reuseport;
    root ${resolve('build/client')};
    index index.html;
    ${lines.join('\n    ')}
  }`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  const added = headers.map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`,
  )
  const config = `
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/nginx.pid;
error_log stderr warn;
daemon off;
events { worker_connections 1024; }
http {
  types { text/html html; }
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  open_file_cache max=1000;
  gzip_static on;
  ${temporary.map((name) => `${name}_temp_path ${folder}/tmp/${name};`).join('\n  ')}
  ${site(plain, [])}
  ${site(dressed, added)}
}`
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const { command, args } = pinned(core, nginx, ['-p', folder, '-c', file])
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] })
  await untilAnswering(`http://127.0.0.1:${plain}/`)
  return {
    plain: `http://127.0.0.1:${plain}`,
    dressed: `http://127.0.0.1:${dressed}`,
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}
