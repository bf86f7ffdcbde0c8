/** Names of the places on the map, by space: those of the homes first. Names of the ancient world, short enough for a hex; the same in every language. */
export const PLACES: readonly string[] = (
  'Alba Veii Cumae Nola Argos Pylos Delos Naxos Memfis Tanis Buto Sais Uruk Nippur Eridu Isin ' +
  'Susa Anshan Mari Ebla Ugarit Byblos Sidon Tyros Arwad Gaza Petra Bosra Tarsos Soloi Kition Paphos ' +
  'Rhodos Kos Miletos Samos Chios Sardes Kyme Troia Abydos Sestos Sinope Olbia Tanais Phasis Dura Nisa ' +
  'Merv Baktra Taxila Patala Girnar Ujjain Kashi Gaya Luoyi Handan Linzi Yin Nara Izumo Copan Tikal ' +
  'Uxmal Coba Cholula Tula Narbo Gades Utica Hippo Zama Lixus Tara Emain Alesia Birka Ribe Uppsala'
).split(' ');
