// npm run connections: the key that credentials of ad platforms are sealed with.

import { rotateKey } from '#features/connections/server/credentials/secrets.ts'
import { openDatabase } from '#server/db/client.ts'
import { runCommand } from './run-command.ts'

const usage = `npm run connections -- --rotate-key

Seals every stored credential with a new key. Without CONNECTIONS_KEY the key is made and kept in
DATA_DIR/keys; with it, set CONNECTIONS_KEY to the new key and CONNECTIONS_OLD_KEY to the one before,
run this, restart the site, and take CONNECTIONS_OLD_KEY away.`

await runCommand({
  usage,
  options: { 'rotate-key': { type: 'boolean' } },
  check: ({ positionals, values }) =>
    positionals.length === 0 && values['rotate-key'] ? undefined : '',
  migrates: true,
  run: async ({ connection, env, root, log }) => {
    const database = openDatabase(connection, log)
    try {
      const { sealed, lost } = await rotateKey(database, root, env)
      const unread = lost
        ? `\n${lost} could not be opened with any key here: reconnect them at the desk.`
        : ''
      return `${sealed} credentials are sealed with the new key.${unread}`
    } finally {
      await database.close()
    }
  },
})
