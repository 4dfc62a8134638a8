import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

// Keeping a password is slow on purpose: of the CPU of all unit tests it took a fiftieth. Here it
// goes the same way at the least cost; what the product asks for has a test of its own (hashing.test.ts).
const { scrypt } = crypto
const cheapScrypt = ((password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)) as typeof scrypt

// Each file of a worker comes by here, and all of them have the same crypto.
if (scrypt.name !== cheapScrypt.name) {
  crypto.scrypt = cheapScrypt
  syncBuiltinESMExports()
}
