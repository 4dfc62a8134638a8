import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export type Left = { file: string; line: number; text: string }

/** Placeholder texts that remain, by file and line. */
export function listLeft(root: string): Left[] {
  return readdirSync(path.join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('todo.ts'))
    .sort()
    .flatMap((name) =>
      readFileSync(path.join(root, 'content', name), 'utf8')
        .split('\n')
        .flatMap((line, i, lines) =>
          [...line.matchAll(/todo\((?:'(.*?)'\)|([\d_]+)\)|$)/g)].map(([, text, price]) => ({
            file: `content/${name}`,
            line: i + 1,
            text: text ?? (price && `price: ${price}`) ?? lines[i + 1]?.trim() ?? '',
          })),
        ),
    )
}
