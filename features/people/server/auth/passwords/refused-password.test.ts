import { expect, test } from 'vitest'
import { brand } from '#content/brand.ts'
import { refusedPassword } from '../sign-in.ts'

const owner = { email: 'clara.figueiredo@padaria.com.br', name: 'Clara Figueiredo' }

test.each(['123456', 'senha123', 'Senha@2024', 'P@ssw0rd', 'qwerty', 'mudar123', 'Flamengo1'])(
  '%s is refused as common',
  async (password) => {
    expect(await refusedPassword(password, owner)).toContain('muito comum')
  },
)

const plain = (word: string) => word.normalize('NFD').replace(/\p{M}/gu, '')

test.each([
  'clara2024',
  'figueiredo!',
  'Padaria99',
  `${plain(brand.name).toLowerCase()}123`,
  `${brand.assistant}2026`,
  owner.email,
])('%s is refused as the first thing anybody would try', async (password) => {
  expect(await refusedPassword(password, owner)).toContain('fácil de adivinhar')
})

test.each(['fedcba', '34567890'.slice(0, 6), 'zzzzzzzz', 'ababab'])(
  '%s is refused as a sequence',
  async (password) => {
    expect(await refusedPassword(password, owner)).toMatch(
      /^Esta senha é (uma sequência|muito comum)/,
    )
  },
)

test.each(['jangada ao vento', 'x7#kLm2q', 'meu cachorro late 3x', 'Caminho-das-águas'])(
  '%s is welcome',
  async (password) => {
    expect(await refusedPassword(password, owner)).toBeUndefined()
  },
)
