/**
 * The greetings in the model's phoneme symbols, by language, because eSpeak NG is installed for English only.
 * Transcribed by hand, word by word, by the rules of misaki, the model's own converter
 * (https://github.com/hexgrad/misaki): eSpeak's symbols for the European languages and Hindi, tones as arrows
 * in Mandarin, compressed u in Japanese. They contain the brand's name, which `npm run brand` does not replace.
 */
export const greetingPhonemes: Readonly<Record<string, string>> = {
  es: "ˈola, le atjˈende lˈaɾklajn. pwˈeðo resɛɾβˈaɾ ˌuna sˈita o tomˈaɾ um mensˈaxe. eŋ kˈe le pwˈeðo aʝuðˈaɾ?",
  "zh-CN":
    "ni↗n xau↓, ꭧɤ↘li↓ ʂɨ↘ la→kʰɤ lai↗n. wo↓ kʰɤ↓i↓ wei↘ ni↗n y↘ɥe→, je↓ kʰɤ↓i↓ ʨi↘lu↘ ljou↗jɛ↗n. ʨʰi↓ŋwə↘n jou↓ ʂə↗nmɤ kʰɤ↓i↓ pa→ŋ ni↗n?",
  fr: "bɔ̃ʒˈuʁ, isˈi lɑʁklˈajn. ʒə pˈø pʁˈɑ̃dʁ œ̃ ʁɑ̃devˈu u notˈe œ̃ mesˈaʒ. kə pɥˈiʒ fˈɛʁ puʁ vˈu?",
  hi: "nəmˈʌsteː, mɛ̃ː lˈaːrklaːɪn hũː. mɛ̃ː əpˈɔɪnʈmeːnʈ bˈʊk kˌʌr sˈʌktiː hũː jˌaː səndˈeːʃ lˈeː sˈʌktiː hũː. mɛ̃ː ˈaːpkiː kjˌaː mˈədəd kˌʌr sˈʌktiː hũː?",
  "pt-BR":
    "olˈa, akˈi ˈɛ a lˈaɾklajn. pˈɔsʊ maɾkˈaɾ ũ oɾˈaɾiʊ ow anotˈaɾ ũ xekˈadʊ. kˈomʊ pˈɔsʊ aʒudˈaɾ?",
  it: "bwonʤˈorno, sˈono lˈarklain. pˈɔsso fissˈare un appuntamˈento o prˈɛndere um messˈaʤʤo. kˈome pˈɔsso ajutˈarla?",
  ja: "koɲɲiʨiβa, ɾaːkɯɾaiɴ desɨ. ɡojojakɯ ja ɡodeŋɡoɴ o ɯketamaβaɾimasɨ. donojoːna ɡojoːkeɴ deɕoː ka?",
};
