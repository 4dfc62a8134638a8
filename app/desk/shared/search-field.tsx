import { Icon } from '#app/ui/icon.tsx'

type SearchFieldProps = { label: string; placeholder: string; value: string }

/** The search of a list at the side, which "/" reaches. */
export function SearchField({ label, placeholder, value }: SearchFieldProps) {
  return (
    <div className="lead-find">
      <Icon name="search" />
      <input
        type="search"
        name="busca"
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={placeholder}
        defaultValue={value}
        maxLength={100}
        autoComplete="off"
      />
    </div>
  )
}
