//! Photos: links and records, and the messages about files that are not photos.

use std::path::Path;

use serde_json::{Value, json};

use crate::{gridfold, records};

/// A photo from the library's tests.
fn photo(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../photo/tests/data");
    folder.join(name).display().to_string()
}

#[test]
fn a_photo_becomes_a_link_that_has_one_solution() {
    // A digit of the second photo is misread, and the solver sets it right.
    for (name, doubts) in [("image1.jpg", ""), ("misread/image41.jpg", "1 in doubt")] {
        let read = gridfold(&format!("photo {}", photo(name)), "");
        assert_eq!((read.code, read.err.is_empty()), (0, doubts.is_empty()), "{}", read.err);
        assert!(read.err.contains(doubts), "{}", read.err);
        assert!(read.out.starts_with("lat9"), "{}", read.out);
        let solved = gridfold("solve --json", &read.out);
        assert_eq!(records(&solved.out)[0]["verdict"], "unique");
    }
}

#[test]
fn records_name_every_symbol_and_what_is_in_doubt() {
    let files = [photo("image1.jpg"), photo("README.md"), photo("nowhere.jpg")];
    let ended = gridfold(&format!("photo --json {}", files.join(" ")), "");
    let all = records(&ended.out);
    let schema: Value = serde_json::from_str(&gridfold("schema photo", "").out).unwrap();
    let validator = jsonschema::validator_for(&schema).expect("a schema");
    for record in &all {
        let faults: Vec<String> =
            validator.iter_errors(record).map(|fault| fault.to_string()).collect();
        assert!(faults.is_empty(), "{record}: {faults:?}");
    }
    assert_eq!((&all[0]["kind"], &all[0]["size"]), (&json!("latin"), &json!(9)));
    assert_eq!(all[0]["symbols"].as_array().map(Vec::len), Some(26));
    assert_eq!(all[0]["symbols"][0]["cell"], json!([0, 3]));
    assert_eq!(all[0]["symbols"][0]["value"], 7);
    let codes: Vec<&Value> = all[1..].iter().map(|record| &record["error"]["code"]).collect();
    assert_eq!((codes, ended.code), (vec![&json!("picture"), &json!("unreadable")], 2));
}

#[test]
fn what_is_said_of_a_photo_holds() {
    let as_said = format!("photo --json --kind futoshiki --turn 2 {}", photo("image1.jpg"));
    let record = &records(&gridfold(&as_said, "").out)[0];
    assert_eq!((&record["kind"], &record["turn"]), (&json!("futoshiki"), &json!(2)));
    assert_eq!(gridfold("photo --size 3 any.jpg", "").code, 2);
    assert_eq!(gridfold("photo --corners 1,2,3 any.jpg", "").code, 2);
}

/// A PNG of 91 bytes that claims to have 19,000 x 19,000 pixels.
const HUGE: &[u8] = b"\x89PNG\r\n\x1a\n\
    \0\0\0\rIHDR\0\0J8\0\0J8\x08\0\0\0\0Yq\x0f\x9e\
    \0\0\0\x0cIDATx\x9cc`\xa09\0\0\0c\0\x01wd\x0e\xa3\
    \0\0\0\0IEND\xaeB`\x82";

#[test]
fn a_picture_that_says_it_is_huge_is_not_decoded() {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("huge.png");
    std::fs::write(&path, HUGE).unwrap();
    let ended = gridfold(&format!("photo --json {}", path.display()), "");
    let error = &records(&ended.out)[0]["error"];
    assert_eq!((ended.code, &error["code"]), (2, &json!("picture")));
    let words = "a picture of 19000 x 19000 pixels; at most 40 million pixels are read";
    assert_eq!(error["message"], words);
}

#[test]
fn a_picture_without_pixels_is_refused_in_words() {
    let file = [&HUGE[..16], b"\0\0\0\0\0\0\0\0\x08\0\0\0\0\x1e\xe0\x23\xce", &HUGE[33..]];
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("empty.png");
    std::fs::write(&path, file.concat()).unwrap();
    let ended = gridfold(&format!("photo --json {}", path.display()), "");
    let error = &records(&ended.out)[0]["error"];
    assert_eq!(error["message"], "a broken PNG: Width or height cannot be zero");
}

#[test]
fn a_photo_is_turned_as_its_exif_data_say() {
    let stored = std::fs::read(photo("image1000.jpg")).unwrap();
    let upright = gridfold(&format!("photo {}", photo("image1000.jpg")), "").out;
    for (orientation, turn) in [(6, 1), (3, 2), (8, 3)] {
        // Right after the head of the JPEG: one field of EXIF data, the orientation.
        let head = b"\xff\xe1\0\x22Exif\0\0MM\0*\0\0\0\x08\0\x01\x01\x12\0\x03\0\0\0\x01\0";
        let exif = [&head[..], &[orientation], &[0; 6]].concat();
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("held{orientation}.jpg"));
        std::fs::write(&path, [&stored[..2], &exif, &stored[2..]].concat()).unwrap();
        let record = &records(&gridfold(&format!("photo --json {}", path.display()), "").out)[0];
        assert_eq!((&record["turn"], &record["size"]), (&json!(turn), &json!(9)));
        assert_eq!(gridfold(&format!("photo {}", path.display()), "").out, upright);
    }
}
