export function DemoBadge() {
  return (
    <span className="demo-badge" title="Números inventados, só para conhecer o painel">
      Demo
    </span>
  )
}
