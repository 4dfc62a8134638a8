/** A reason why there is no backup, or nothing was restored, that the operator can mend. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

/** What the system said about a file, in words. */
export function fileProblem(error: unknown, file: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new BackupProblem(`There is no room left on the disk of ${file}.`, { cause: error })
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return new BackupProblem(`This user may not write to ${file}.`, { cause: error })
  if (code === 'ENOENT') return new BackupProblem(`There is no such file or folder: ${file}.`)
  if (code === 'EISDIR') return new BackupProblem(`${file} is a folder.`)
  return error
}
