/**
 * @generated SignedSource<<0a36833f8f83f06d671bb3458b2ee88e>>
 * @relayHash dcbd2bb91093e2a93a652074779bee87
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c1d646e1c4c62294574a029b3abdb4ae7bc58c8aa9738a186b12cfb44077ba7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RegisterPageQuery } from './RegisterPageQuery.graphql';

const node: PreloadableConcreteRequest<RegisterPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c1d646e1c4c62294574a029b3abdb4ae7bc58c8aa9738a186b12cfb44077ba7",
    "metadata": {},
    "name": "RegisterPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
