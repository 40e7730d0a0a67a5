/**
 * @generated SignedSource<<3122fb5306af37cade92e18476528f8f>>
 * @relayHash cdcebe83f939cbb7c4662a7322ed3f1a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e34e929da68e7404b9523c26f4ebc31355495fb0abf404e00f5f234498ba5597

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EditBankPageQuery } from './EditBankPageQuery.graphql';

const node: PreloadableConcreteRequest<EditBankPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e34e929da68e7404b9523c26f4ebc31355495fb0abf404e00f5f234498ba5597",
    "metadata": {},
    "name": "EditBankPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
