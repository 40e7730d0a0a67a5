/**
 * @generated SignedSource<<4e3c951be42320dcbce4281a265a3631>>
 * @relayHash 327537fa3586beabb71d06db35c40873
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d6b7bb15666a9d894b5349e5f3019547d448cdd5373b5b5e975f8a2937bfd9f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ChangePasswordPageQuery } from './ChangePasswordPageQuery.graphql';

const node: PreloadableConcreteRequest<ChangePasswordPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d6b7bb15666a9d894b5349e5f3019547d448cdd5373b5b5e975f8a2937bfd9f2",
    "metadata": {},
    "name": "ChangePasswordPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
