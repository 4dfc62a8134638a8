// The fallback fonts that browsers use before a page's fonts are loaded.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'

export const fallbackFonts = 'Arial or Liberation Sans'

const folders = [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.fonts'),
  join(homedir(), '.local', 'share', 'fonts'),
]

/** Windows and macOS include Arial; elsewhere fontconfig lists it, or else its folders do. */
export function hasFallbackFonts() {
  if (process.platform === 'win32' || process.platform === 'darwin') return true
  const { status, stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  if (status === 0) return /(^|,)(Arial|Liberation Sans)(,|$)/m.test(stdout)
  return folders
    .filter((folder) => existsSync(folder))
    .some((folder) =>
      readdirSync(folder, { recursive: true }).some((file) =>
        /(^|\/)(LiberationSans-Regular|arial)\.\w+$/i.test(String(file)),
      ),
    )
}
