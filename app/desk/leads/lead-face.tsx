/** Who answers for a lead. */
export function LeadFace({ owner }: { owner: { name: string; initials: string } | null }) {
  if (!owner) {
    return (
      <span className="lead-face" data-nobody>
        <span className="sr-only">, </span>sem responsável
      </span>
    )
  }
  return (
    <span className="lead-face" title={owner.name}>
      <span aria-hidden>{owner.initials}</span>
      <span className="sr-only">, com {owner.name}</span>
    </span>
  )
}
