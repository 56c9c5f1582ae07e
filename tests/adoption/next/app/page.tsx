/** The only page of the empty application. The tests replace it with a page of the kit's components. */
export default function Page() {
  return <p>Nothing yet.</p>;
}
