export default function Page() {
  return <p>Nothing yet.</p>;
}
