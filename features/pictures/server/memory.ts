/** Files that were asked for lately, at most so many bytes of them. */
export function createMemory(mostBytes: number) {
  const files = new Map<string, Buffer>()
  let size = 0

  function drop(name: string) {
    size -= files.get(name)?.length ?? 0
    files.delete(name)
  }

  return {
    get(name: string): Buffer | undefined {
      const file = files.get(name)
      if (!file) return undefined
      files.delete(name)
      files.set(name, file)
      return file
    },
    put(name: string, file: Buffer): void {
      drop(name)
      if (file.length > mostBytes) return
      files.set(name, file)
      size += file.length
      for (const oldest of files.keys()) {
        if (size <= mostBytes) return
        drop(oldest)
      }
    },
  }
}
