"""Verifies a webhook: the headers by their names in small letters, and the body to the byte."""
import base64
import hashlib
import hmac
import time


def is_genuine(headers, body, secret):
    message_id = headers.get("webhook-id", "")
    timestamp = headers.get("webhook-timestamp", "")
    if not message_id or not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    signed = f"{message_id}.{timestamp}.".encode() + body
    expected = base64.b64encode(hmac.new(key, signed, hashlib.sha256).digest()).decode()
    # While a secret is replaced there are two signatures: one of them is enough.
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(one.removeprefix("v1,"), expected) for one in given)
