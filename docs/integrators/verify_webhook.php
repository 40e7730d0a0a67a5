<?php
// Verifies a webhook: the headers by their names in small letters, and the body to the byte. In a page:
//   is_genuine(array_change_key_case(getallheaders()), file_get_contents('php://input'), getenv('SECRET'))

function is_genuine(array $headers, string $body, string $secret): bool
{
    $id = $headers['webhook-id'] ?? '';
    $timestamp = $headers['webhook-timestamp'] ?? '';
    if ($id === '' || !ctype_digit($timestamp) || abs(time() - (int) $timestamp) > 300) {
        return false;
    }
    $key = base64_decode(substr($secret, strlen('whsec_')));
    $expected = 'v1,' . base64_encode(hash_hmac('sha256', "$id.$timestamp.$body", $key, true));
    // While a secret is replaced there are two signatures: one of them is enough.
    foreach (explode(' ', $headers['webhook-signature'] ?? '') as $given) {
        if (hash_equals($expected, $given)) {
            return true;
        }
    }
    return false;
}
