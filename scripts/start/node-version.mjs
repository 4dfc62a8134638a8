// Only old syntax in this file: an old Node must be able to read it to say that it is too old.
const NEEDED = [20, 19]

export function checkNodeVersion() {
  const found = process.versions.node.split('.').map(Number)
  if (found[0] > NEEDED[0] || (found[0] === NEEDED[0] && found[1] >= NEEDED[1])) return true
  process.stderr.write(
    `Node ${NEEDED.join('.')} or newer is needed, but this is ${process.versions.node}.\n` +
      '  Install a current version from https://nodejs.org and run the command again.\n',
  )
  process.exitCode = 1
  return false
}
