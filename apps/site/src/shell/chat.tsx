export default function Chat() {
  return <p>chat</p>;
}
