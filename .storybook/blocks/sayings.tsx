/** Words as they are said here, beside words that are not. */
export function Sayings({
  rows,
}: {
  rows: readonly (readonly [say: string, not: string, why: string])[];
}) {
  return (
    <table className="sb-unstyled my-6 w-full border-collapse text-start text-small text-ink">
      <thead>
        <tr className="border-b border-edge">
          <th className="py-2 pe-6 text-start font-semibold">Say</th>
          <th className="py-2 pe-6 text-start font-semibold">Not</th>
          <th className="py-2 text-start font-semibold">Because</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([say, not, why]) => (
          <tr key={say} className="border-b border-line align-top">
            <th scope="row" className="py-3 pe-6 text-start font-semibold">
              {say}
            </th>
            <td className="py-3 pe-6 text-ink-muted">{not}</td>
            <td className="py-3">{why}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
