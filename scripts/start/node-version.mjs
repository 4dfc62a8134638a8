// Old syntax only, so that an old Node can report that it is too old.
const NEEDED = [20, 19]

export function checkNodeVersion() {
  const version = process.versions.node.split('.').map(Number)
  if (version[0] > NEEDED[0] || (version[0] === NEEDED[0] && version[1] >= NEEDED[1])) return true
  process.stderr.write(
    `Node ${NEEDED.join('.')} or newer is needed, but this is ${process.versions.node}.\n` +
      '  Install a current version from https://nodejs.org and run the command again.\n',
  )
  process.exitCode = 1
  return false
}
